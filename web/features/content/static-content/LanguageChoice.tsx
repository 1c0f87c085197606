import { type Language, languages } from '@omsorg/texts/language.ts'
import { languageName } from '../../../platform/shell/language-name.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { Content } from './draft.ts'
import css from './StaticContent.module.css'

interface LanguageChoiceProps {
  readonly contents: readonly Content[]
  readonly changed: readonly Language[]
  readonly opened: readonly Language[]
  readonly onPress: (language: Language) => void
}

/** All four languages with how each stands; two of them are open beside each other. */
export function LanguageChoice({ contents, changed, opened, onPress }: LanguageChoiceProps) {
  const { staticContent: words } = useAllTexts()
  const stateOf = (language: Language): string => {
    if (changed.includes(language)) return words.unsaved
    const kept = contents.find((each) => each.language === language)
    if (!kept) return words.missing
    if (kept.olderThan) return words.older({ language: languageName(kept.olderThan) })
    return kept.isShown ? words.shown : words.notShown
  }
  return (
    <div className={css.languages} role="group" aria-label={words.languages}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          className={css.language}
          aria-pressed={opened.includes(each)}
          onClick={() => onPress(each)}
        >
          <b>{languageName(each)}</b>
          <span>{stateOf(each)}</span>
        </button>
      ))}
    </div>
  )
}

/** What is open once a language was pressed: one that is open closes, unless it is alone; a third takes the place of one that is not changed. */
export function openedAfter(
  opened: readonly Language[],
  pressed: Language,
  changed: readonly Language[],
  isNarrow: boolean,
): readonly Language[] {
  if (isNarrow) return [pressed]
  if (opened.includes(pressed)) return opened.length > 1 ? opened.filter((each) => each !== pressed) : opened
  if (opened.length < 2) return [...opened, pressed]
  const goes = opened.find((each) => !changed.includes(each)) ?? opened[0]
  return opened.map((each) => (each === goes ? pressed : each))
}
