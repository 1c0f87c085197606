import react from '@vitejs/plugin-react'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, defineConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { compiledEarly } from './eager-parts.ts'
import { drawDoor } from './drawn-door/draw-door.ts'
import { preloadFirstParts } from './first-parts.ts'
import { partOf } from './page-parts.ts'
import { plainEndpoints } from './plain-endpoints.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const contract = realpathSync(fileURLToPath(new URL('../contract', import.meta.url)))
const server = process.env['OMSORG_SERVER'] ?? 'http://127.0.0.1:3000'
const served = ['/api', '/connect', '/.well-known', '/health', '/ready', '/demo']

/** While one develops, one server gives out both pages: what lies below /my is the portal. */
const portalBeside: Plugin = {
  name: 'portal-beside',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/my(\/[a-z-/]*)?([?#]|$)/.test(request.url ?? '')) request.url = '/my/index.html'
      next()
    })
  },
}

const resolve = {
  alias: [
    { find: /^zod$/, replacement: `${root}platform/strict-validator.ts` },
    // React has it itself; the package would bring what older versions need.
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: `${root}external-store.ts` },
  ],
}
const sources = () => [plainEndpoints(contract), react()]

export default defineConfig({
  root,
  resolve,
  plugins: [
    ...sources(),
    preloadFirstParts(),
    portalBeside,
    compiledEarly(),
    compressedFiles(),
    drawDoor({ root, resolve, plugins: sources() }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    cssCodeSplit: true,
    // An inlined asset would be a data address, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A module that nothing is taken from stays out, though the index of its feature names it.
      treeshake: { moduleSideEffects: [{ test: /\/(?:web\/features|domain)\/.*\.tsx?$/, sideEffects: false }] },
      // The gallery is a page of its own, so that no other one knows of it; the server gives it out in the demo alone.
      input: {
        index: `${root}index.html`,
        consent: `${root}consent.ts`,
        gallery: `${root}gallery/index.html`,
        // Where the window of a directory ends: blank, and without anything of ours.
        'directory-return': `${root}directory-return/index.html`,
      },
      output: {
        // Each name stands in the first script, and no hash can be compressed: the shortest tell one build from another as well.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // Each module is judged by itself; what it needs is judged in its turn.
          includeDependenciesRecursively: false,
          groups: [{ name: partOf, debugName: 'page parts' }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
})
