import { useState } from 'react'
import { go } from '../../../platform/routing/navigation.tsx'
import { session } from '../../../platform/session/browser-session.ts'
import { type SignInTrouble, troubleOf } from '../../../platform/session/sign-in-trouble.ts'

/** Signs in with the password that was just chosen. What it does not open is told, for the password is saved all the same. */
export function useEnter() {
  const [left, setLeft] = useState<{ readonly trouble: SignInTrouble | null } | null>(null)

  async function enter(userName: string, password: string): Promise<void> {
    const outcome = await session.signIn(userName, password)
    if (!outcome.ok) setLeft({ trouble: troubleOf(outcome.code) })
    else if (outcome.next === '2fa') await go('2fa')
  }

  return { enter, left }
}
