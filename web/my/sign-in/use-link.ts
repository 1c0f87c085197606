import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readPortalLink } from '@omsorg/contract/sign-in/portal/read-portal-link.ts'
import { useEffect, useState } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { begun } from '../session/ask-for-code.ts'
import { go } from '../way/way.ts'

export type DeadLink = 'link-ended' | 'link-used' | 'link-replaced'
type Link = AnswerOf<typeof readPortalLink>

export const isDead = (refusal: string): refusal is DeadLink => refusal.startsWith('link-')

export function showDead(why: DeadLink): void {
  go('welcome', { about: { dead: why }, replace: true })
  focusPage()
}

/** Until when the link of the mail is good, as soon as that is known; one that is good no longer gives way to the page that says so. Nothing waits for it. */
export function useLink(activation: string): Link | null {
  const [link, setLink] = useState<Link | null>(null)
  useEffect(() => {
    let isMeant = true
    const ask = async () => {
      const asked = await begun<Link>(readPortalLink.path, { activation })
      if (!isMeant) return
      if (asked.ok) setLink(asked.value)
      else if (isDead(asked.refusal)) showDead(asked.refusal)
    }
    void ask()
    return () => {
      isMeant = false
    }
  }, [activation])
  return link
}
