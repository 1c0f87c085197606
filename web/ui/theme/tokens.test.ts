import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const colours = new Map(
  [...css.matchAll(/--o-([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)

/** Relative luminance of '#rrggbb' as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the palette', () => {
  test('is read from tokens.css with both themes', () => {
    expect(colours.size).toBeGreaterThan(65)
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  })

  for (const theme of ['light', 'dark'] as const) {
    test.each(contrastPairs)(`%s on %s has at least %d to 1 in the ${theme} theme`, (on, ground, least) => {
      const front = colours.get(on)?.[theme]
      const back = colours.get(ground)?.[theme]
      expect(front, `--o-${on} is missing`).toBeDefined()
      expect(back, `--o-${ground} is missing`).toBeDefined()
      expect(contrast(front ?? '#000000', back ?? '#000000')).toBeGreaterThanOrEqual(least)
    })
  }

  test('every token a style sheet or component of the design system names exists', () => {
    const known = new Set([...css.matchAll(/(--o-[a-z0-9-]+):/g)].map(([, name]) => name))
    const folder = new URL('../', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const sheets = files.filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes('.test.'))
    expect(sheets.length).toBeGreaterThan(100)
    const unknown = sheets.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/var\((--o-[a-z0-9-]+)[),]/g)]
        .map(([, token]) => token)
        .filter((token) => !known.has(token))
        .map((token) => `${name}: ${token}`),
    )
    expect(unknown).toEqual([])
  })
})
