import { describe, expect, test } from 'vitest'
import { textsOf } from './all.ts'
import { type Language, languages } from './language.ts'
import { loadAllTexts } from './load.ts'
import { loadAllPortalTexts } from './portal.ts'
import { sameInEveryLanguage } from './same-words.ts'
import type { AllPortalTexts } from './shape.ts'

const samples = [0, 1, 2, 5, 21]
const numeric = new Set([
  'count',
  'left',
  'of',
  'max',
  'min',
  'minutes',
  'tries',
  'number',
  'seconds',
  'step',
  'toOrder',
  'toRenew',
])

type Call = (parameters: Record<string, unknown>) => string
type Leaf = string | Call

function leavesOf(entry: unknown, path = ''): [string, Leaf][] {
  if (typeof entry === 'string' || typeof entry === 'function') return [[path, entry as Leaf]]
  return Object.entries(entry as object).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key))
}

/** Answers every parameter a text asks for, and notes its name. */
function write(leaf: Leaf, count: number, asked = new Set<string>()): string {
  if (typeof leaf === 'string') return leaf
  const parameters = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, key) {
        asked.add(String(key))
        return numeric.has(String(key)) ? count : `‹${String(key)}›`
      },
    },
  )
  return leaf(parameters)
}

function parametersOf(leaf: Leaf): string[] {
  const asked = new Set<string>()
  write(leaf, 5, asked)
  return [...asked].toSorted()
}

const portals = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadAllPortalTexts(language)])),
) as Record<Language, AllPortalTexts>

/** What staff read and what the people they care for read. */
const allLeavesOf = (language: Language) => leavesOf({ ...textsOf(language), portal: portals[language] })
/** Who saved meanwhile may be oneself in another tab; a text with a word of its own for that, in `own`, tells them apart. */
const anotherPerson = /somebody else|någon annan\b|joku (?:muu|toinen)|en anden har/i
const anotherTab = /another tab|annan flik|toisessa välilehdessä|anden fane/i

const dictionaries = languages.map((language) => ({ language, leaves: new Map(allLeavesOf(language)) }))
const english = new Map(allLeavesOf('en'))

test('there are texts to look at', () => {
  expect(english.size).toBeGreaterThan(700)
})

describe.each(dictionaries)('the texts of $language', ({ language, leaves }) => {
  test('are the same texts as in English, with the same parameters', () => {
    expect([...leaves.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [path, leaf] of leaves) {
      expect([path, ...parametersOf(leaf)]).toEqual([path, ...parametersOf(english.get(path) ?? '')])
    }
  })

  test('say something for every count', () => {
    for (const [path, leaf] of leaves) {
      for (const count of samples) {
        const text = write(leaf, count)
        expect(text.trim(), path).not.toBe('')
        expect(text, path).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  test('write the parameters they are given', () => {
    for (const [path, leaf] of leaves) {
      const text = write(leaf, 5)
      for (const name of parametersOf(leaf)) {
        expect(text, path).toContain(numeric.has(name) ? '5' : `‹${name}›`)
      }
    }
  })

  test('leave no number mark unwritten', () => {
    for (const [path, leaf] of leaves) {
      const marks = typeof leaf === 'function' ? write(leaf, 5).match(/#/g) : null
      expect(marks, path).toBeNull()
    }
  })

  test('speak calmly', () => {
    for (const [path, leaf] of leaves) {
      for (const count of samples)
        expect(write(leaf, count), path).not.toMatch(/!|\boops\b|\bhoppsan\b|\bups\b|\bhups/i)
    }
  })

  test('keep a number on the line of its unit', () => {
    for (const [path, leaf] of leaves) expect(write(leaf, 5), path).not.toMatch(/\d (mm|cm|ml|Ch|kcal|kg|G|g|MB|Mt)\b/)
  })

  test('have no stray spaces', () => {
    for (const [path, leaf] of leaves) expect(write(leaf, 5), path).not.toMatch(/^\s|\s$| {2}/)
  })

  test('are what the browser loads', async () => {
    expect(await loadAllTexts(language)).toEqual(textsOf(language))
  })
})

describe.each(['sv', 'fi', 'dk'] as const)('no text of %s', (language) => {
  test('was left in English, and no word is excused for nothing', () => {
    const alike = allLeavesOf(language)
      .filter(([path, leaf]) => samples.every((count) => write(leaf, count) === write(english.get(path) ?? '', count)))
      .map(([, leaf]) =>
        write(leaf, 5)
          .replace(/‹\w+›|\d+/g, '')
          .trim(),
      )
      .filter((words) => /\p{L}/u.test(words))
    expect([...new Set(alike)].toSorted()).toEqual([...sameInEveryLanguage[language]].toSorted())
  })
})

test('what no code says has its sentence in every language too (A-8.2-18, A-8.2-19, A-8.2-20, A-8.2-21, A-8.2-22)', () => {
  for (const language of languages) {
    const { validation, errorCodes } = textsOf(language)
    const { badUsername, badUsernameOrPassword } = validation
    const sentences = [
      badUsername,
      badUsernameOrPassword,
      errorCodes.IDS002001,
      errorCodes.VALIDATION_FAILED,
      errorCodes.REQUEST_FAILED,
    ]
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('every error code has a whole sentence in every language (A-8.1-10)', () => {
  for (const language of languages) {
    for (const [code, sentence] of Object.entries(textsOf(language).errorCodes))
      expect(sentence, code).toMatch(/^\p{Lu}.+\.$/u)
  }
})

test.each(languages)('nothing in %s says that it was somebody else, where it may have been oneself', (language) => {
  const told = allLeavesOf(language).filter(([path]) => /stale|conflict/i.test(path))
  expect(told.length).toBeGreaterThan(20)
  const paths = new Set(told.map(([path]) => path))
  const wrong = told.filter(([path, leaf]) => {
    const text = write(leaf, 1)
    const tellsApart = paths.has(path.replace(/\.(\w+)$/, '.own.$1'))
    return anotherPerson.test(text) && !anotherTab.test(text) && !tellsApart
  })
  expect(wrong.map(([path]) => path)).toEqual([])
})
