import { type Language, htmlLanguageOf } from '@omsorg/texts/language.ts'
import { loadPortalTexts } from '@omsorg/texts/portal.ts'
import type { PortalTexts } from '@omsorg/texts/shape.ts'
import { chosenLanguage } from '../../platform/session/chosen-language.ts'
import { lastingMemory } from '../../platform/session/storage.ts'

export interface Spoken {
  readonly language: Language
  readonly texts: PortalTexts
}

const memory = lastingMemory(localStorage)
const watchers = new Set<() => void>()
let spoken: Spoken | null = null

/** Loads the words of the language that was chosen here before, else that the browser wishes; to be awaited before anything is shown. */
export function startLanguage(): Promise<void> {
  return speak(chosenLanguage(memory.language(), document.cookie, navigator.languages))
}

/** Changes the language here, and keeps it for the next time. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  memory.keepLanguage(language)
}

async function speak(language: Language): Promise<void> {
  spoken = { language, texts: await loadPortalTexts(language) }
  document.documentElement.lang = htmlLanguageOf(language)
  for (const watch of watchers) watch()
}

export function spokenNow(): Spoken {
  if (!spoken) throw new Error('The language is not loaded yet: startLanguage comes first')
  return spoken
}

export function watchLanguage(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}
