// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every Swift target is held to the same rules; a floor that talks to C is strict about memory too.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
let app: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
let cAware: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "wheelhouse",
  products: [
    .library(name: "Wheelhouse", targets: ["Wheelhouse"]),
    .library(name: "WheelhouseServer", targets: ["WheelhouseServer"]),
    .library(name: "WheelhouseSQLite", targets: ["WheelhouseSQLite"]),
    .library(name: "WheelhouseTesting", targets: ["WheelhouseTesting"]),
    .executable(name: "showcase-server", targets: ["showcase-server"]),
  ],
  targets: [
    // Cellar: module maps, and a few lines of C where macros force it.
    .systemLibrary(
      name: "CLibwebsockets", pkgConfig: "libwebsockets",
      providers: [.apt(["libwebsockets-dev", "libwebsockets-evlib-uv"])]),
    .systemLibrary(name: "CLibuv", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CServerShims", dependencies: ["CLibwebsockets", "COpenSSL"],
      linkerSettings: [.linkedLibrary("z"), .linkedLibrary("jemalloc"), .linkedLibrary("dispatch")]),
    .target(name: "CFormPost"),
    .target(name: "CPreviews"),
    .systemLibrary(name: "CEpoll"),

    // Ground: pure values, no Foundation, no I/O.
    .target(name: "ScreenDocument", swiftSettings: strict),

    // What the compiler runs for a macro.
    .macro(name: "WheelhouseMacros", swiftSettings: strict + cAware),

    // Floor 1: what an app author imports.
    .target(
      name: "Wheelhouse", dependencies: ["ScreenDocument", "WheelhouseMacros", "CPreviews"],
      swiftSettings: app),

    // Floor 2. The server keeps sessions on disk unless told otherwise, so it stands on the store.
    .target(
      name: "WheelhouseSQLite", dependencies: ["Wheelhouse", "ScreenDocument", "CSQLite"],
      swiftSettings: app + cAware),
    .target(
      name: "WheelhouseServer",
      dependencies: [
        "Wheelhouse", "WheelhouseSQLite", "ScreenDocument", "CLibwebsockets", "CLibuv", "COpenSSL",
        "CServerShims",
      ],
      swiftSettings: app + cAware),
    .target(
      name: "WheelhouseTesting", dependencies: ["Wheelhouse", "ScreenDocument", "CEpoll"],
      swiftSettings: app),

    // Floor 3.
    .target(
      name: "Showcase", dependencies: ["Wheelhouse", "WheelhouseSQLite", "COpenSSL", "CFormPost"],
      swiftSettings: app + cAware),

    // Roof.
    .executableTarget(
      name: "showcase-server", dependencies: ["Showcase", "Wheelhouse", "WheelhouseServer"],
      exclude: ["showcase-server.proftext"],
      swiftSettings: app),

    // Measuring: a bare echo in C as the yardstick, and the load generator.
    .executableTarget(name: "bench-echo", dependencies: ["CLibwebsockets", "CLibuv"]),
    .executableTarget(
      name: "wheelhouse-bench", dependencies: ["WheelhouseTesting", "ScreenDocument"],
      swiftSettings: strict),

    .testTarget(
      name: "ScreenDocumentTests", dependencies: ["ScreenDocument"], swiftSettings: strict),
    .testTarget(
      name: "WheelhouseTests", dependencies: ["Wheelhouse", "ScreenDocument", "WheelhouseTesting"],
      swiftSettings: app),
    .executableTarget(
      name: "server-fixture", dependencies: ["Wheelhouse", "WheelhouseServer"],
      path: "Tests/ServerFixture", swiftSettings: app),
    .executableTarget(
      name: "journey-fixture", dependencies: ["Wheelhouse", "WheelhouseServer"],
      path: "Tests/JourneyFixture", swiftSettings: app),
    .testTarget(
      name: "WheelhouseTestingTests",
      dependencies: [
        "WheelhouseTesting", "ScreenDocument", "Wheelhouse", "journey-fixture", "counter-example",
      ],
      swiftSettings: app),
    .testTarget(
      name: "WheelhouseBenchTests",
      dependencies: ["wheelhouse-bench", "WheelhouseTesting", "showcase-server"],
      swiftSettings: strict),
    // The app of the README, which a test compares with it and drives. It has no default isolation, as a
    // target that somebody just made has none.
    .executableTarget(
      name: "counter-example", dependencies: ["Wheelhouse", "WheelhouseServer"],
      path: "Tests/CounterExample", swiftSettings: strict),
    // The app of the page about people, which a browser drives.
    .executableTarget(
      name: "sign-in-example",
      dependencies: ["Wheelhouse", "WheelhouseSQLite", "WheelhouseServer"],
      path: "Tests/SignInExample", swiftSettings: strict),
    // A session store in a process of its own, which tests kill and starve; it also measures commits.
    .executableTarget(
      name: "store-fixture", dependencies: ["WheelhouseSQLite", "Wheelhouse"],
      path: "Tests/StoreFixture", swiftSettings: app),
    .executableTarget(
      name: "database-fixture", dependencies: ["Wheelhouse", "WheelhouseSQLite"],
      path: "Tests/DatabaseFixture", swiftSettings: app),
    .testTarget(
      name: "WheelhouseSQLiteTests",
      dependencies: [
        "WheelhouseSQLite", "Wheelhouse", "ScreenDocument", "WheelhouseTesting", "store-fixture",
        "database-fixture",
      ],
      swiftSettings: app),
    .testTarget(
      name: "WheelhouseServerTests",
      dependencies: [
        "WheelhouseServer", "WheelhouseSQLite", "Wheelhouse", "COpenSSL", "server-fixture",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Showcase", "ScreenDocument", "Wheelhouse", "WheelhouseServer", "WheelhouseSQLite",
        "WheelhouseTesting", "showcase-server",
      ],
      swiftSettings: app),
  ]
)
