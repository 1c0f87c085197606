import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What is asked of a script that was built. */
interface Script {
  readonly type: 'chunk'
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The mark of what whoever is signed in needs, and whoever signs in does not yet. */
const inside = 'data-inside'

/**
 * What every visit needs stands in the page itself, so that it is on its way before the first script has come and asks for
 * what this address needs besides.
 */
export function preloadFirstParts(): Plugin {
  return {
    name: 'preload-first-parts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, filename }) {
        if (/gallery|directory-return/.test(filename)) return []
        const scripts = Object.values(bundle).filter((part) => part.type === 'chunk')
        return [consent(Object.keys(bundle)), ...linksOfFirstParts(scripts)]
      },
    },
  }
}

/** The door comes first, then what stands behind it; what the page names itself is left out. */
export function linksOfFirstParts(scripts: readonly Script[]): readonly HtmlTagDescriptor[] {
  const start = filesOf('/web/index.html', scripts)
  const door = filesOf('/web/main.tsx', scripts).filter((name) => !start.includes(name))
  const behind = filesOf('/web/application.tsx', scripts).filter((name) => ![...start, ...door].includes(name))
  return [...door.map((name) => link(name)), ...behind.map((name) => link(name, { [inside]: true }))]
}

/** The page as it is for whoever has yet to sign in. */
export function withoutInside(page: string): string {
  return page.replaceAll(new RegExp(`\\s*<link [^>]*${inside}[^>]*>`, 'g'), '')
}

function consent(names: readonly string[]): HtmlTagDescriptor {
  const name = names.find((each) => /\/consent-[^/]+\.js$/.test(each)) ?? 'consent.ts'
  const attrs = { type: 'module', id: 'cookie-consent', 'data-culture': 'EN', crossorigin: true, src: `/${name}` }
  return { tag: 'script', attrs, injectTo: 'head' }
}

function link(name: string, marks: Record<string, true> = {}): HtmlTagDescriptor {
  const rel = name.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return { tag: 'link', attrs: { rel, crossorigin: true, ...marks, href: `/${name}` }, injectTo: 'head' }
}

/** The script made of a source with all that it needs before it runs, then their styles. */
function filesOf(source: string, scripts: readonly Script[]): readonly string[] {
  const needed = new Set(scripts.filter((each) => each.facadeModuleId?.endsWith(source)))
  for (const { imports } of needed) for (const each of scripts) if (imports.includes(each.fileName)) needed.add(each)
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...[...needed].map(({ fileName }) => fileName), ...styles]
}
