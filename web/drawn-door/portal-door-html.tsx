import './browser-in-node.ts'
import { eids } from '@omsorg/domain/sign-in/eid/eid.ts'
import { languages } from '@omsorg/texts/language.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { changeLanguage, speakFully } from '../my/language/speaking.ts'
import { knowEids } from '../my/session/eids-here.ts'
import { SignInPages } from '../my/sign-in/SignInPages.tsx'
import { asPicture } from './as-picture.ts'

/** Every choice of them, in their order: one that is connected where the portal runs is among them. */
const choices = eids.reduce<(typeof eids)[number][][]>(
  (before, eid) => [...before, ...before.map((choice) => [...choice, eid])],
  [[]],
)

/** The door as it stands before anybody has done anything, by its language and what it offers. */
const drawn: Record<string, string> = {}
for (const language of languages) {
  await changeLanguage(language)
  await speakFully()
  for (const choice of choices) {
    knowEids(choice)
    drawn[[language, ...choice].join('-')] = asPicture(renderToStaticMarkup(<SignInPages />))
  }
}
// Channels to other tabs would keep it from ending.
process.stdout.write(JSON.stringify(drawn), () => process.exit())
