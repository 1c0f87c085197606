import type { Plugin } from 'vite'

/** Nearly all of them runs at once. */
const eager = ['both', 'door', 'first', 'inside']

/**
 * Chromium compiles such a part while it still comes, beside the page; what is compiled when it is called holds the page up.
 * The line counts as the first of the file alone.
 */
export function compiledEarly(): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && eager.includes(part.name))
            part.code = `//# allFunctionsCalledOnLoad\n${part.code}`
        }
      },
    },
  }
}
