import careDanish from './dk/care.ts'
import furtherDanish from './dk/further.ts'
import danish from './dk/index.ts'
import careEnglish from './en/care.ts'
import furtherEnglish from './en/further.ts'
import english from './en/index.ts'
import careFinnish from './fi/care.ts'
import furtherFinnish from './fi/further.ts'
import finnish from './fi/index.ts'
import type { Language } from './language.ts'
import type { AllTexts } from './shape.ts'
import careSwedish from './sv/care.ts'
import furtherSwedish from './sv/further.ts'
import swedish from './sv/index.ts'

const dictionaries: Record<Language, AllTexts> = {
  en: { ...english, ...careEnglish, ...furtherEnglish },
  sv: { ...swedish, ...careSwedish, ...furtherSwedish },
  fi: { ...finnish, ...careFinnish, ...furtherFinnish },
  dk: { ...danish, ...careDanish, ...furtherDanish },
}

/** All languages at once, for tests. What runs loads one by load.ts. */
export function textsOf(language: Language): AllTexts {
  return dictionaries[language]
}
