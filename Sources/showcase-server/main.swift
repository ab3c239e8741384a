import Glibc
import Showcase
import WheelhouseServer

exit(
  WheelhouseServer.serve {
    ShowcaseApp(dataFolder: $0.options.dataFolder, url: $0.url, publicURL: $0.publicURL)
  })
