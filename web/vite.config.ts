import react from '@vitejs/plugin-react'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, defineConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { firstParts } from './first-parts.ts'
import { plainEndpoints } from './plain-endpoints.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const contract = realpathSync(fileURLToPath(new URL('../contract', import.meta.url)))
const server = process.env['OMSORG_SERVER'] ?? 'http://127.0.0.1:3000'
const served = ['/api', '/connect', '/.well-known', '/health', '/ready', '/demo']

/** The typeface is needed by the first words on the page, so it is fetched beside the script. */
function preloadTypeface(): Plugin {
  return {
    name: 'preload-typeface',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /hyperlegible-next-latin-wght-normal.*\.woff2$/.test(name))
        if (!file) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

export default defineConfig({
  root,
  resolve: { alias: [{ find: /^zod$/, replacement: `${root}platform/strict-validator.ts` }] },
  plugins: [plainEndpoints(contract), react(), preloadTypeface(), compressedFiles()],
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
      // The gallery is a page of its own, so that no other one knows of it; the server gives it out in the demo alone.
      input: { index: `${root}index.html`, gallery: `${root}gallery/index.html` },
      output: {
        codeSplitting: {
          groups: [{ name: firstParts, debugName: 'first parts' }],
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
