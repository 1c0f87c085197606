import { expect, test } from 'vitest'
import { linksOfFirstParts, withoutInside } from './first-parts.ts'

const chunk = (fileName: string, source: string | null, imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId: source && `/omsorg/web/${source}`,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
})

const built = [
  chunk('index.js', 'index.html', ['start.js']),
  chunk('start.js', null),
  chunk('main.js', 'main.tsx', ['door.js', 'start.js']),
  chunk('door.js', null, [], ['door.css']),
  chunk('application.js', 'application.tsx', ['first.js', 'door.js']),
  chunk('first.js', null, ['door.js'], ['first.css']),
  chunk('person.js', 'features/person.tsx', ['first.js'], ['person.css']),
]

test('a page asks in its document for all that every visit needs, what stands before the door first', () => {
  expect(linksOfFirstParts(built).map(({ attrs }) => attrs?.['href'])).toEqual([
    '/main.js',
    '/door.js',
    '/door.css',
    '/application.js',
    '/first.js',
    '/first.css',
  ])
})

test('whoever has yet to sign in is not made to fetch what stands behind the door', () => {
  const links = linksOfFirstParts(built).map(({ attrs }) =>
    Object.entries(attrs ?? {})
      .map(([name, value]) => (value === true ? name : `${name}="${value}"`))
      .join(' '),
  )
  const page = `<head>${links.map((each) => `\n    <link ${each}>`).join('')}\n  </head>`
  expect(withoutInside(page).match(/href="[^"]+"/g)).toEqual(['href="/main.js"', 'href="/door.js"', 'href="/door.css"'])
})
