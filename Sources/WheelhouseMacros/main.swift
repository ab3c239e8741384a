// Expands Wheelhouse's macros: the compiler runs this program, and asks it over standard input and output.
//
// The messages are those of swift-syntax's PluginMessages.swift. Its library cannot be had without the network,
// and what these macros need of a declaration's text is little: where its name is, and where its brackets close.

while let asked = CompilerChannel.next() {
  CompilerChannel.answer(asked.answer)
}
