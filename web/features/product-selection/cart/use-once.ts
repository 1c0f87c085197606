import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * An action that is under way is not sent a second time: the second click of a double click comes before the button is busy,
 * and its refusal would be all that is heard.
 */
export function useOnce<Answer, Sent>(action: UseMutationResult<Answer, Error, Sent>) {
  const underWay = useRef(new Set<string>())
  function mutate(sent: Sent, callbacks: MutateOptions<Answer, Error, Sent> = {}): void {
    const wish = JSON.stringify(sent)
    if (underWay.current.has(wish)) return
    underWay.current.add(wish)
    const settle = () => underWay.current.delete(wish)
    action.mutateAsync(sent, callbacks).then(settle, settle)
  }
  return { ...action, mutate }
}
