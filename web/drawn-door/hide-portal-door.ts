import { htmlLanguageOf } from '@omsorg/texts/language.ts'
import { chosenLanguage } from '../platform/session/chosen-language.ts'
import { lastingMemory } from '../platform/session/storage.ts'
import { isPasskeyRemembered } from '../my/session/remembered-passkey.ts'
import { tabMemory } from '../my/session/tab-storage.ts'

/** What of the sign-in has an address of its own; at every other one a visitor stands at the door. */
const further = /^\/my\/(?:welcome|eid|sign-in\/.+)\/?$/i

const page = document.documentElement
const language = chosenLanguage(lastingMemory(localStorage).language(), document.cookie, navigator.languages)
// Somebody who is signed in, has a passkey, no line, or chose another language here sees something else.
const isPicture =
  !further.test(location.pathname) &&
  tabMemory.pair() === null &&
  !isPasskeyRemembered() &&
  navigator.onLine &&
  page.lang === htmlLanguageOf(language)
if (!isPicture) page.dataset['hidesDoor'] = ''
