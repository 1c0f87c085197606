import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './router-query.ts'

test.each([
  '',
  '?q=komfort&size=M&size=L&absorption=501..1500',
  '?q=1e5&item=0042&open=true&none=null',
  '?q=%22citat%22&price=%5B1%2C2%5D',
  '?q=s%C3%A5r+och+stomi',
])('the query %j is kept as it is written', (query) => {
  expect(writeQuery(readQuery(query))).toBe(query)
})

test('a name that is written twice has two values, whatever stands between', () => {
  expect(readQuery('?size=M&q=1&size=L')).toEqual({ size: ['M', 'L'], q: ['1'] })
})

test('what is not there is not written', () => {
  expect(writeQuery({ q: undefined, page: null, size: [] })).toBe('')
  expect(writeQuery({ page: 2 })).toBe('?page=2')
})
