import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { processorTimeFromNow } from '../testing/attacks/processor-time.ts'
import { parse, readForm, readJson, readMultipart, UnreadableBody } from './parsing.ts'

const json = (text: string) => readJson(Buffer.from(text))

describe('a JSON body', () => {
  test('is read as it stands', () => {
    expect(json('{"a":[{"b":"x: \\"y\\":"}],"c":null}')).toEqual({ a: [{ b: 'x: "y":' }], c: null })
  })

  test.each([
    ['a key given twice', '{"a":1,"a":2}'],
    ['a key given twice further in', '{"a":[{"b":1,"b":2}]}'],
    ['a key that would change the prototype', '{"__proto__":{"a":1}}'],
    ['NUL', '{"a":"\\u0000"}'],
    ['half a character', '{"a":["\\ud800"]}'],
    ['lists nested without end', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('with %s is refused', (_what, text) => {
    expect(() => json(text)).toThrow(UnreadableBody)
  })

  test('that is no JSON is refused as fast as it is read, however many quotes it has', () => {
    const worked = processorTimeFromNow()
    expect(() => json('"' + '\\"'.repeat(400_000))).toThrow(SyntaxError)
    expect(worked()).toBeLessThan(500)
  })

  test('is nested fifty times at most, and what stands in a text does not count', () => {
    const nested = (times: number, inside = '') => '['.repeat(times) + inside + ']'.repeat(times)
    expect(() => json(nested(50))).not.toThrow()
    expect(() => json(nested(51))).toThrow(UnreadableBody)
    expect(json(nested(50, JSON.stringify(`\\"${'[{'.repeat(60)}`)))).toHaveLength(1)
  })

  test.each(['[', '{"a":'])('of a megabyte of %s is refused before a list of it is made', (opening) => {
    const body = opening.repeat(1_000_000 / opening.length)
    const worked = processorTimeFromNow()
    expect(() => json(body)).toThrow(UnreadableBody)
    expect(worked()).toBeLessThan(250)
  })

  test('in broken UTF-8 is refused', () => {
    expect(() => readJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow(UnreadableBody)
  })
})

describe('a form', () => {
  test('with a field given twice is refused', () => {
    expect(() => readForm(Buffer.from('a=1&a=2'))).toThrow(UnreadableBody)
  })
})

describe('a form with a file', () => {
  const form = (disposition: string) =>
    readMultipart(
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n1\r\n--x--\r\n`),
      'multipart/form-data; boundary=x',
    )

  test('is read with the name of the file', () => {
    expect(form('name="file"; filename="fil.csv"')).toMatchObject({ file: { name: 'fil.csv', size: 1 } })
  })

  test('with NUL in the name of the file is refused', () => {
    expect(() => form('name="file"; filename="fil\0.csv"')).toThrow(UnreadableBody)
  })
})

describe('fields', () => {
  const schema = z.object({ lines: z.array(z.object({ itemNumber: z.string(), quantity: z.int() })), note: z.string() })

  test('that are missing or wrong are named by the path that a form knows (O-8-08, O-8-10, O-5-01)', () => {
    const read = parse(schema, { lines: [{ itemNumber: 'a', quantity: 1 }, { quantity: 1.5 }] })
    expect(read).toEqual({
      ok: false,
      wrong: [
        ['lines[1].itemNumber', 'COM001003'],
        ['lines[1].quantity', 'COM001001'],
        ['note', 'COM001003'],
      ],
    })
  })

  test('that nobody knows are dropped', () => {
    const read = parse(schema, { lines: [], note: 'n', role: 'Admin' })
    expect(read).toEqual({ ok: true, value: { lines: [], note: 'n' } })
  })
})
