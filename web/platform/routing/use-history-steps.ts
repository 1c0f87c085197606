import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { openAddress } from './navigation.tsx'

interface HistorySteps<Step extends string> {
  /** All steps in their order. */
  readonly steps: readonly Step[]
  /** The one that is shown. */
  readonly step: Step
  /** Somebody has gone back or forward in the browser. */
  readonly onStep: (step: Step) => void
}

/**
 * Makes each step of a wizard an entry of the browser's history, after those that come before it: Back goes one step back,
 * and from the first step it leaves. The step stands in the state of its entry, which a reload keeps, and not in the address:
 * without what was filled in, a link could not reproduce it.
 */
export function useHistorySteps<Step extends string>({ steps, step, onStep }: HistorySteps<Step>) {
  const { history } = useRouter()
  const entry = useLocation({ select: ({ state }) => stepIn(state) })
  const former = useRef(entry)
  /** The address that takes the place of all steps, once the first one is reached. */
  const result = useRef<string | null>(null)

  // What is shown moves the history along.
  useEffect(() => {
    const { href, state } = history.location
    const at = steps.indexOf(stepIn(state) as Step)
    const to = steps.indexOf(step)
    if (to < at) return history.go(to - at)
    for (const next of steps.slice(at + 1, to + 1)) {
      const write = next === steps[0] ? history.replace : history.push
      write(href, { [key]: next }, { ignoreBlocker: true })
      history.flush()
    }
    return undefined
  }, [history, steps, step])

  // The history moves what is shown along.
  useEffect(() => {
    if (entry === former.current) return
    former.current = entry
    const first = steps[0]
    if (result.current !== null && entry === first) void openAddress(result.current, { replace: true })
    const to = steps.find((each) => each === entry)
    if (result.current === null && to !== undefined && to !== step) onStep(to)
  })

  return {
    /** Puts an address in the place of the wizard: what was done is not to be gone back to. */
    replaceBy(address: string): void {
      const at = steps.indexOf(stepIn(history.location.state) as Step)
      if (at <= 0) return void openAddress(address, { replace: true })
      result.current = address
      history.go(-at)
    },
  }
}

/** The step of the entry that is open; null where there is none, as after a link. */
export function useStepOfEntry(): string | null {
  return useLocation({ select: ({ state }) => stepIn(state) })
}

const key = 'step'

function stepIn(state: object): string | null {
  const { [key]: step } = state as { readonly [key]?: unknown }
  return typeof step === 'string' ? step : null
}
