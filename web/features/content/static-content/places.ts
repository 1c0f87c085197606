import { helpIdentifierOf } from '@omsorg/domain/content/static-content/content-words.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { type RouteName, patternOf } from '../../../platform/routing/paths.ts'
import { screenNames } from '../../../platform/routing/screen-names.ts'

/** Where what stands under an identifier is shown. */
export interface ShownPlace {
  readonly words: string
  /** Its address; null where it has none of its own. */
  readonly path: string | null
}

/** The public pages that say what an administrator has written, by its identifier. */
const pages: Readonly<Record<keyof AllTexts['staticContent']['where'], RouteName | null>> = {
  MAINTENANCE: null,
  DISCLAIMER: 'Disclaimer',
  TOP_HOME: 'home',
  TOP_HELP: 'HelpPage',
  TOP_CONTACT: 'ContactForm',
  TOP_INQUIRY: 'inquiry',
  TOP_ACCESSIBILITY: 'Accessibility',
  TOP_COOKIES: 'Cookies',
}

/** Every screen with a help, by its identifier: the routes that show it. */
const helped = Map.groupBy(Object.entries(screenNames), ([, screen]) => helpIdentifierOf(screen))

export function placesOf(identifier: string, t: AllTexts): ShownPlace[] {
  const { where, helpOn } = t.staticContent
  const page = Object.entries(where).find(([key]) => key === identifier)
  if (page) return [{ words: page[1], path: addressOf(pages[page[0] as keyof typeof pages]) }]
  return (helped.get(identifier) ?? []).map(([route, screen]) => ({
    words: helpOn({ screen: t.screens[screen], address: patternOf(route as RouteName) }),
    path: addressOf(route as RouteName),
  }))
}

/** The identifiers that something shows, in words, for whoever writes a new text. */
export function knownIdentifiers(t: AllTexts): { readonly identifier: string; readonly words: string }[] {
  const shown = Object.entries(t.staticContent.where).filter(([identifier]) => identifier.startsWith('TOP_'))
  const helps = [...helped].map(([identifier, [first]]) => ({
    identifier,
    words: first ? t.staticContent.helpFor({ screen: t.screens[first[1]] }) : identifier,
  }))
  return [...shown.map(([identifier, words]) => ({ identifier, words })), ...helps]
}

function addressOf(route: RouteName | null): string | null {
  if (route === null) return null
  const path = patternOf(route)
  return path.includes('{') ? null : path
}
