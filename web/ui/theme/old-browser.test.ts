import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const styles = readFileSync(new URL('base.css', import.meta.url), 'utf8')
const languages = ['sv', 'fi', 'da', 'en']

/** The languages of the paragraphs between two marks of the page, each with its words. */
function sentences(from: string, to: string): readonly string[] {
  const part = page.slice(page.indexOf(from), page.indexOf(to, page.indexOf(from)))
  return [...part.matchAll(/<p lang="(\w+)">\s*Omsorg|<p lang="(\w+)">[^<]*Omsorg/g)].map(([, a, b]) => a ?? b ?? '')
}

describe('the page itself, before any script', () => {
  test('tells an old browser in four languages what to use', () => {
    expect(sentences('class="o-old-browser"', '</div>')).toEqual(languages)
  })

  test('and one without scripts what to turn on', () => {
    expect(sentences('<noscript>', '</noscript>')).toEqual(languages)
  })

  test('stands before the application, so that it is read where nothing else comes', () => {
    expect(page.indexOf('o-old-browser')).toBeLessThan(page.indexOf('id="omsorg"'))
    expect(page).not.toMatch(/<style|style=|<script(?! type="module" src=)/)
  })
})

test('the sentence goes where a browser knows what the pages are made of, and there alone', () => {
  const rules = [...styles.matchAll(/\.o-old-browser/g)]
  expect(rules).toHaveLength(1)
  expect(styles).toMatch(
    /@supports selector\(:popover-open\) and \(color: light-dark\(#000, #fff\)\) \{\s*\.o-old-browser \{\s*display: none;/,
  )
})
