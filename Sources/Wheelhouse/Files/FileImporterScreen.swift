/// What is presented while files are asked for.
struct FileImporterScreen: View {
  let picker: FilePicker
  @Environment(\.language) private var language
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      picker
        .navigationBarTitleDisplayMode(.inline)
        .navigationTitle(said(picker.rules.allowsMultiple ? .chooseFiles : .chooseFile))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(said(.cancel), role: .cancel) { dismiss() }
          }
        }
    }
    .presentationDetents([.medium])
  }

  private func said(_ word: OwnWord) -> String { word.said(in: language) }
}
