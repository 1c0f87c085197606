import { describe, expect, test } from 'vitest'
import { partsOfForm } from './multipart.ts'

const type = 'multipart/form-data; boundary=----x1'
const form = (...lines: string[]) => Buffer.from(lines.join('\r\n'))
const field = (name: string, value: string) => ['------x1', `Content-Disposition: form-data; name="${name}"`, '', value]
const end = ['------x1--', '']
const file = (name: string, content: string) => [
  '------x1',
  `Content-Disposition: form-data; name="file"; filename="${name}"`,
  'Content-Type: text/csv',
  '',
  content,
]

describe('a form with a file', () => {
  test('is read as it was sent by a browser', async () => {
    const sent = new FormData()
    sent.set('kind', 'stock')
    sent.set('file', new File(['åäö;1\r\n--no boundary\n'], 'la"ger\nä.csv', { type: 'text/csv' }))
    const request = new Request('http://localhost', { method: 'POST', body: sent })
    const contentType = request.headers.get('content-type') ?? ''
    const parts = partsOfForm(Buffer.from(await request.arrayBuffer()), contentType)
    const [kind, [name, read] = []] = parts ?? []
    expect([kind, name]).toEqual([['kind', 'stock'], 'file'])
    if (typeof read !== 'object') throw new Error('no file')
    expect([read.name, read.type, read.size]).toEqual(['la"ger\nä.csv', 'text/csv', 24])
    expect(Buffer.from(await read.arrayBuffer()).toString()).toBe('åäö;1\r\n--no boundary\n')
  })

  test('may hold anything in its file, and nothing', async () => {
    for (const content of ['', '\r\n', '\r\n------x', '------x1', '\0\u{1f600}']) {
      const [[, read] = []] = partsOfForm(form(...file('a.csv', content), ...end), type) ?? []
      if (typeof read !== 'object') throw new Error('no file')
      expect(Buffer.from(await read.arrayBuffer()).toString()).toBe(content)
    }
  })

  test.each<[string, Buffer, string]>([
    ['no boundary', form(...field('a', '1'), ...end), 'multipart/form-data; boundary='],
    ['another boundary', form(...field('a', '1'), ...end), 'multipart/form-data; boundary=y'],
    ['no end', form(...field('a', '1')), type],
    ['a part without a name', form('------x1', 'Content-Disposition: form-data', '', '1', ...end), type],
    ['a part without a head', form('------x1', '1', ...end), type],
    ['nothing', Buffer.alloc(0), type],
    [
      'more fields than a form has',
      form(...Array.from({ length: 21 }, (_, at) => field(`f${at}`, '1')).flat(), ...end),
      type,
    ],
  ])('is none with %s', (_what, bytes, contentType) => expect(partsOfForm(bytes, contentType)).toBeNull())
})
