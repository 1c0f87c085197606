import { htmlLanguageOf } from '@omsorg/texts/language.ts'
import { chosenLanguage } from '../platform/session/chosen-language.ts'
import { lastingMemory } from '../platform/session/storage.ts'
import { isPasskeyRemembered } from '../my/session/remembered-passkey.ts'
import { tabMemory } from '../my/session/tab-storage.ts'
import { hereNow, isSignInStop } from '../my/way/way.ts'

const page = document.documentElement
const language = chosenLanguage(lastingMemory(localStorage).language(), document.cookie, navigator.languages)
// Somebody who is signed in, has a passkey, no line, or chose another language here sees something else.
const isPicture =
  !isSignInStop(hereNow().stop) &&
  tabMemory.pair() === null &&
  !isPasskeyRemembered() &&
  navigator.onLine &&
  page.lang === htmlLanguageOf(language)
if (!isPicture) page.dataset['hidesDoor'] = ''
