public import FoundationEssentials

// Tables with a row for each element of a collection.
extension Table {
  /// Creates a table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(of: Value.self, columns: columns) { TableForEachContent(data: data) }
  }

  /// Creates a table of the elements of a collection that selects one of them by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(of: Value.self, selection: selection, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// Creates a table of the elements of a collection that selects any number of them by their ids.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(of: Value.self, selection: selection, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// Creates a table of the elements of a collection that can be sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(of: Value.self, sortOrder: sortOrder, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// Creates a table of the elements of a collection that can be sorted, and selects one of them by its id.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns) {
      TableForEachContent(data: data)
    }
  }

  /// Creates a table of the elements of a collection that can be sorted, and selects any number of them by their ids.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns) {
      TableForEachContent(data: data)
    }
  }
}
