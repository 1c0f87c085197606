import { type Language, htmlLanguageOf, readLanguage } from '@omsorg/texts/language.ts'
import { loadAllTexts, loadCareTexts, loadTexts } from '@omsorg/texts/load.ts'
import type { AllTexts, CareTexts, Texts } from '@omsorg/texts/shape.ts'
import { chosenLanguage, cookieIn } from './session/chosen-language.ts'
import { lastingMemory } from './session/storage.ts'
import { tabs } from './tabs-channel.ts'

export interface Spoken {
  readonly language: Language
  readonly texts: Texts
  /** Null until a screen of daily care needs them. */
  readonly care: CareTexts | null
  /** Null until a screen further in needs them. */
  readonly all: AllTexts | null
}

const memory = lastingMemory(localStorage)
const watchers = new Set<() => void>()
let spoken: Spoken | null = null
let careAsked: Promise<CareTexts> | null = null
let allAsked: Promise<AllTexts> | null = null

/** Loads the person's language; to be awaited once before anything is shown. */
export async function startLanguage(): Promise<void> {
  const language = chosenLanguage(memory.language(), document.cookie, navigator.languages)
  // What was chosen once is known for a year after each visit.
  if (memory.language() !== null || cookieIn(document.cookie) !== undefined) keepCookie(language)
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
  const all = allAsked && (await loadAllTexts(language))
  const care = all ?? (careAsked && (await loadCareTexts(language)))
  become({ language, texts: care ?? (await loadTexts(language)), care, all })
  document.documentElement.lang = htmlLanguageOf(language)
}

/** What the screens of daily care say in the present language; from then on a change of language brings it too. */
export function speakOfCare(): Promise<CareTexts> {
  careAsked ??= add(loadCareTexts, (care) => ({ texts: care, care })).catch((reason: unknown) => {
    careAsked = null
    throw reason
  })
  return careAsked
}

/** Everything that is said in the present language; from then on a change of language brings everything too. */
export function speakFully(): Promise<AllTexts> {
  allAsked ??= add(loadAllTexts, (all) => ({ texts: all, care: all, all })).catch((reason: unknown) => {
    allAsked = null
    throw reason
  })
  return allAsked
}

async function add<Words>(load: (language: Language) => Promise<Words>, known: (words: Words) => Partial<Spoken>) {
  const { language } = spokenNow()
  const words = await load(language)
  const now = spokenNow()
  // Whoever has everything already keeps it.
  if (now.language === language && !now.all) become({ ...now, ...known(words) })
  return words
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
