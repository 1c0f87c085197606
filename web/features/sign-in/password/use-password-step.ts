import { startTransition, useEffect, useState } from 'react'

/** What one does about a password beside signing in with it: asks for a link, follows one, or changes it. */
export type PasswordStep =
  | { readonly kind: 'forgotten' | 'change' }
  | { readonly kind: 'reset' | 'welcome'; readonly token: string }

export function stepIn(hash: string): PasswordStep | null {
  const [, kind, token = ''] = /^#(forgotten|change|reset|welcome)(?:=([\w-]+))?$/.exec(hash) ?? []
  if (kind === 'forgotten' || kind === 'change') return token === '' ? { kind } : null
  return (kind === 'reset' || kind === 'welcome') && token !== '' ? { kind, token } : null
}

/** Each step is an entry of the history, so that Back leads to the sign-in. The secret of a link does not stay in the address. */
export function usePasswordStep() {
  const [step, setStep] = useState(() => stepIn(location.hash))

  useEffect(() => {
    const follow = () => setStep(stepIn(location.hash))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const isLink = step !== null && 'token' in step
  useEffect(() => {
    if (isLink) history.replaceState(history.state, '', location.pathname)
  }, [isLink])

  return {
    step,
    open: (kind: 'forgotten' | 'change') => {
      history.pushState(null, '', `${location.pathname}#${kind}`)
      // The page stays until the next one is here.
      startTransition(() => setStep({ kind }))
    },
    leave: () => {
      history.replaceState(null, '', location.pathname)
      setStep(null)
    },
  }
}
