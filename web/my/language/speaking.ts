import { type Language, htmlLanguageOf } from '@omsorg/texts/language.ts'
import { loadAllPortalTexts, loadPortalTexts } from '@omsorg/texts/portal.ts'
import type { AllPortalTexts, PortalTexts } from '@omsorg/texts/shape.ts'
import { chosenLanguage } from '../../platform/session/chosen-language.ts'
import { lastingMemory } from '../../platform/session/storage.ts'

export interface Spoken {
  readonly language: Language
  readonly texts: PortalTexts
  /** Null until a page further in is opened. */
  readonly all: AllPortalTexts | null
}

const memory = lastingMemory(localStorage)
const watchers = new Set<() => void>()
let spoken: Spoken | null = null
let starting: Promise<void> | null = null

/** Loads the words of the language that was chosen here before, else that the browser wishes; to be awaited before anything is shown. */
export function startLanguage(): Promise<void> {
  return (starting ??= speak(chosenLanguage(memory.language(), document.cookie, navigator.languages)))
}

/** Changes the language here, and keeps it for the next time. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  memory.keepLanguage(language)
}

/** Everything that is said; a page further in is loaded together with it. From then on a change of language brings it too. */
export async function speakFully(): Promise<void> {
  await startLanguage()
  const { language, all } = spokenNow()
  if (all) return
  const texts = await loadAllPortalTexts(language)
  if (spokenNow().language === language) become({ language, texts, all: texts })
}

async function speak(language: Language): Promise<void> {
  const all = spoken?.all ? await loadAllPortalTexts(language) : null
  become({ language, texts: all ?? (await loadPortalTexts(language)), all })
}

function become(next: Spoken): void {
  spoken = next
  document.documentElement.lang = htmlLanguageOf(next.language)
  for (const watch of watchers) watch()
}

export function spokenNow(): Spoken {
  if (!spoken) throw new Error('The language is not loaded yet: startLanguage comes first')
  return spoken
}

/** Null until the first one is loaded. */
export const languageNow = (): Language | null => spoken?.language ?? null

export function watchLanguage(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}
