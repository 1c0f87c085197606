import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const worker = 'my/worker.js'

/**
 * Tells the worker which files make the shell that opens without a line: all that was built but itself. Their list is its
 * version as well, so a browser sees that there is another.
 */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = bundle[worker]
        if (script?.type !== 'chunk') throw new Error(`${worker} is not in the build`)
        const files = Object.keys(bundle)
          .filter((name) => /^assets\/my\/.+\.(js|css|woff2)$/.test(name))
          .map((name) => `/${name}`)
          .toSorted()
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
        script.code = script.code
          .replaceAll('the files of the shell', files.join(' '))
          .replaceAll('the version of the shell', version)
      },
    },
  }
}
