import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from './soon.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const Part = ({ word }: { readonly word: string }) => <p>{word}</p>
const drawn = (Later: ReturnType<typeof soon<{ readonly word: string }>>) =>
  renderToString(
    <Suspense fallback="waits">
      <Later word="drawn" />
    </Suspense>,
  )

test('a part that was fetched once its screen stood is drawn with the press, and waited for by nobody', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(async () => ({ default: Part }))
  const Later = soon(load)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(drawn(Later)).toContain('<p>drawn</p>')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that did not come is asked for again by the press', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Part }>>(async () => ({ default: Part }))
  load.mockRejectedValueOnce(new Error('no line'))
  const Later = soon(load)
  await vi.advanceTimersByTimeAsync(3000)
  expect(drawn(Later)).toContain('waits')
  expect(load).toHaveBeenCalledTimes(2)
})
