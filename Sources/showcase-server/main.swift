import Glibc
import Showcase
import WheelhouseServer

exit(WheelhouseServer.serve { ShowcaseApp(dataFolder: $0.options.dataFolder) })
