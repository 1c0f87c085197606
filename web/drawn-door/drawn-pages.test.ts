import { expect, test } from 'vitest'
import { withDrawing } from './drawn-pages.ts'

const page = `<html lang="en"><head><link rel="icon" href="/i.svg"><script type="module" src="/page.js"></script>
<link rel="stylesheet" crossorigin href="/page.css"></head><body><div id="omsorg"></div></body></html>`
const drawing = { language: 'dk', html: '<h1>Velkommen</h1>', styles: ['door.css'], script: 'hide.js' } as const

test('what a picture waits for is asked for first, and styles of its screen come after those of the page', () => {
  const asked = [...(withDrawing(page, drawing) ?? '').matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address]) => address,
  )
  expect(asked).toEqual(['/hide.js', '/page.css', '/door.css', '/i.svg', '/page.js'])
})

test('a picture cannot be pressed or heard, and stands in the language of the page', () => {
  const drawn = withDrawing(page, drawing)
  expect(drawn).toContain('<html lang="da">')
  expect(drawn).toContain('<div id="omsorg" inert aria-hidden="true"><h1>Velkommen</h1></div>')
})

test.each([
  ['the picture', page.replace('id="omsorg"', '')],
  ['its styles', page.replaceAll('<link', '<meta')],
])('a page without a place for %s is not drawn', (_what, without) => {
  expect(withDrawing(without, drawing)).toBeNull()
})
