import { type Language, htmlLanguageOf, readLanguage } from '@omsorg/texts/language.ts'
import { loadAllTexts, loadTexts } from '@omsorg/texts/load.ts'
import type { AllTexts, Texts } from '@omsorg/texts/shape.ts'
import { chosenLanguage, cookieIn } from './session/chosen-language.ts'
import { lastingMemory } from './session/storage.ts'
import { tabs } from './tabs-channel.ts'

export interface Spoken {
  readonly language: Language
  readonly texts: Texts
  /** Null until a screen needs more than the first ones say. */
  readonly all: AllTexts | null
}

const memory = lastingMemory(localStorage)
const watchers = new Set<() => void>()
let spoken: Spoken | null = null
let completion: Promise<AllTexts> | null = null

/**
 * Loads the person's language; to be awaited once before anything is shown. With `fully` what the further screens say is
 * asked for beside it, without being waited for.
 */
export async function startLanguage({ fully }: { readonly fully: boolean }): Promise<void> {
  const language = chosenLanguage(memory.language(), document.cookie, navigator.languages)
  // What was chosen once is known for a year after each visit.
  if (memory.language() !== null || cookieIn(document.cookie) !== undefined) keepCookie(language)
  // Whoever needs it asks again, and is told when it fails.
  if (fully) loadAllTexts(language).catch(() => null)
  await speak(language)
  tabs.listen((message) => {
    if (message.kind === 'language') void speak(readLanguage(message.language))
  })
}

/** Changes the language here and in all tabs, and keeps it for a year. */
export async function changeLanguage(language: Language): Promise<void> {
  memory.keepLanguage(language)
  keepCookie(language)
  await speak(language)
  tabs.tell({ kind: 'language', language })
}

function keepCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `guide-lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

async function speak(language: Language): Promise<void> {
  const all = completion && (await loadAllTexts(language))
  become({ language, texts: all ?? (await loadTexts(language)), all })
  document.documentElement.lang = htmlLanguageOf(language)
}

/** Everything that is said in the present language; from then on a change of language brings everything too. */
export function speakFully(): Promise<AllTexts> {
  completion ??= complete().catch((reason: unknown) => {
    completion = null
    throw reason
  })
  return completion
}

async function complete(): Promise<AllTexts> {
  const { language } = spokenNow()
  const all = await loadAllTexts(language)
  if (spokenNow().language === language) become({ language, texts: all, all })
  return all
}

function become(next: Spoken): void {
  spoken = next
  for (const watch of watchers) watch()
}

export function spokenNow(): Spoken {
  if (!spoken) throw new Error('The language is not loaded yet: startLanguage comes first')
  return spoken
}

/** Null until the first one is loaded. */
export function languageNow(): Language | null {
  return spoken?.language ?? null
}

export function watchLanguage(change: () => void): () => void {
  watchers.add(change)
  return () => watchers.delete(change)
}
