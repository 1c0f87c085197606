import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAnew, readForItsScreen } from './read-anew.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function questions() {
  const asked: number[] = []
  const question = { queryKey: ['order'], queryFn: async () => asked.push(asked.length) }
  const client = new QueryClient()
  return { client, question, asked }
}

it('shows what was read for a screen at once, and asks once', async () => {
  const { client, question, asked } = questions()
  await readForItsScreen(client, question)
  await vi.advanceTimersByTimeAsync(5_000)
  const screen = new QueryObserver(client, { ...question, ...readAnew })
  screen.subscribe(() => {})
  expect(screen.getCurrentResult().data).toBe(1)
  expect(asked).toHaveLength(1)
})

it('keeps nothing when the screen is left: whoever comes back reads anew', async () => {
  const { client, question, asked } = questions()
  await readForItsScreen(client, question)
  const leave = new QueryObserver(client, { ...question, ...readAnew }).subscribe(() => {})
  leave()
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryCache().getAll()).toEqual([])
  new QueryObserver(client, { ...question, ...readAnew }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
})

it('keeps nothing for a screen that never comes', async () => {
  const { client, question } = questions()
  await readForItsScreen(client, question)
  await vi.advanceTimersByTimeAsync(10_001)
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('leaves what fails to whoever shows it', async () => {
  const { client } = questions()
  const fails = { queryKey: ['order'], queryFn: () => Promise.reject(new Error('no line')), retry: false }
  await expect(readForItsScreen(client, fails)).resolves.toBeUndefined()
})
