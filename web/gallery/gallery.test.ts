import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

interface Source {
  readonly path: string
  readonly text: string
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(web, folder, file), 'utf8') }))
}

const parts = sourcesIn('ui')
const gallery = sourcesIn('gallery')
const product = [
  ...sourcesIn('features'),
  ...sourcesIn('platform'),
  ...['main.tsx', 'door.tsx', 'routes.tsx'].map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') })),
]

/** The components that a file gives to others. */
function componentsOf({ text }: Source): string[] {
  return [...text.matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)].map(([, name = '']) => name)
}

/** Those that none of the sources draws. */
function notDrawn(components: readonly Source[], by: readonly Source[]): string[] {
  return components.flatMap((part) =>
    componentsOf(part).filter(
      (name) => !by.some(({ path, text }) => path !== part.path && new RegExp(`<${name}\\b`).test(text)),
    ),
  )
}

describe('the gallery', () => {
  test('knows every component: it has read them all', () => {
    expect(parts.length).toBeGreaterThan(50)
    expect(parts.flatMap(componentsOf)).toContain('Button')
    expect(gallery.map(({ path }) => basename(path))).toContain('Gallery.tsx')
  })

  test('shows every component, itself or inside another', () => {
    expect(notDrawn(parts, [...gallery, ...parts])).toEqual([])
  })

  test('shows no component that no page uses', () => {
    expect(notDrawn(parts, [...product, ...parts])).toEqual([])
  })

  test('tells of a component that is not drawn anywhere', () => {
    const lonely = { path: 'ui/action/Lonely.tsx', text: 'export function Lonely() {}\nexport const x = <Lonely />' }
    expect(notDrawn([lonely], [...gallery, lonely])).toEqual(['Lonely'])
  })

  test('keeps the parts in folders of at most 24 files', () => {
    const folders = Map.groupBy(
      readdirSync(join(web, 'ui'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
      ({ parentPath }) => relative(web, parentPath),
    )
    const full = [...folders].filter(([, files]) => files.filter(({ name }) => !/\.test\./.test(name)).length > 24)
    expect(full.map(([folder]) => folder)).toEqual([])
  })
})
