import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import Bowser from 'bowser'
import type { Exchange } from '../../../platform/handle.ts'

/** A header may say anything, and only so much of it is read. */
const longest = 400
const kinds = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' } as const

/** The device as its browser calls itself, in words that a person knows: nothing that tells one from another of its kind. */
export function deviceOf({ headers }: Pick<Exchange, 'headers'>): Device | null {
  const agent = headers['user-agent']
  if (typeof agent !== 'string' || agent === '') return null
  const { browser, os, platform } = Bowser.parse(agent.slice(0, longest))
  if (!browser.name && !os.name) return null
  const kind = kinds[platform.type as keyof typeof kinds] ?? 'computer'
  return { browser: word(browser.name), system: word(os.name), kind }
}

function word(text: string | undefined): string | null {
  return text ? text.slice(0, 40) : null
}
