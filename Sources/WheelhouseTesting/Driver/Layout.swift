// The layouts that a driver is opened with and resized to; the module that declares them is no product.
@_exported public import enum ScreenDocument.Layout
