import { readHtml, writeHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { expect, test } from 'vitest'
import { blocksOf, documentOf } from './rich-schema.ts'

test.each([
  '<h2>Sista dag</h2><p>Beställ <strong>i tid</strong>.<br />Annars inte.</p>',
  '<ul><li>ett</li><li><a href="https://vik.example/"><strong>två</strong></a></li></ul><ol><li>tre</li></ol>',
  '<h3>Mer</h3><p>Läs <a href="/HelpPage">hjälpen</a>.</p>',
  '',
])('what is edited comes back as it was: %s', (html) => {
  expect(writeHtml(blocksOf(documentOf(readHtml(html))))).toBe(html)
})

test('a link that may not be followed is none when it comes back', () => {
  const document = documentOf([{ kind: 'paragraph', words: [{ text: 'x', link: 'javascript:alert(1)' }] }])
  expect(writeHtml(blocksOf(document))).toBe('<p>x</p>')
})
