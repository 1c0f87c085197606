import { readHtml } from '@omsorg/domain/content/rich-text/html.ts'
import { readMarks } from '@omsorg/domain/content/rich-text/marks.ts'
import { expect, test } from 'vitest'
import { processorTimeFromNow } from '../../../testing/attacks/processor-time.ts'
import { cleanText } from './clean-text.ts'

test('headings, paragraphs, lists, bold and links stay', () => {
  const text =
    '<h2>Villkor</h2><p>Läs <strong>allt</strong>.<br />Fråga <a href="/ContactForm">oss</a>.</p><ul><li>ett</li></ol>'
  expect(cleanText(text.replace('</ol>', '</ul>'))).toBe(text.replace('</ol>', '</ul>'))
  expect(cleanText('<p><a href="https://example.org/">a</a> <a href="mailto:a@example.org">b</a></p>')).toContain(
    'href="https://example.org/"',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="http://evil.example/">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi><a xlink:href="javascript:alert(1)">x</a></mi></math>',
  '<style>*{display:none}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="/connect/token"><input name="a"></form>',
  '<p style="position:fixed">x</p>',
  '<p id="main" class="a">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
  '<a href="/x" target="_blank" ping="https://evil.example">x</a>',
])('nothing that runs, looks or sends stays of %s', (html) => {
  const clean = cleanText(html)
  expect(clean).not.toMatch(/<(?!\/?(?:p|a|strong|h2|h3|ul|ol|li|br)\b)/i)
  expect(clean).not.toMatch(/\s(?!href=)[a-z:]+=/i)
  expect(clean).not.toMatch(/href="(?!\/[^/]|https:|mailto:|tel:)/i)
})

test('cleaning again changes nothing', () => {
  const clean = cleanText('<p>1 < 2 & "x" <b>fet</b></p><h1>Rubrik</h1>')
  expect(cleanText(clean)).toBe(clean)
})

test('no text takes long to clean or to read, however it is made', () => {
  const worked = processorTimeFromNow()
  const made = '<a href="'.repeat(2_000) + '<'.repeat(20_000)
  cleanText(made)
  readHtml(made)
  readMarks('['.repeat(2_000) + '**'.repeat(2_000) + '\\'.repeat(2_000))
  expect(worked()).toBeLessThan(1_000)
})
