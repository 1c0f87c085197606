import './browser-in-node.ts'
import { languages } from '@omsorg/texts/language.ts'
import { loadTexts } from '@omsorg/texts/load.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import SignInPage from '../features/sign-in/token/SignInPage.tsx'
import { greetingAt } from '../features/sign-in/token/greeting.ts'
import { changeLanguage } from '../platform/language.ts'
import { TextsProvider } from '../platform/texts.tsx'
import { asPicture, titled } from './as-picture.ts'

/** The sign-in page as it stands before anybody has done anything, by its language and the hour at which it greets. */
const drawn: Record<string, string> = {}
for (const language of languages) {
  await changeLanguage(language)
  const html = asPicture(
    renderToStaticMarkup(
      <TextsProvider>
        <SignInPage />
      </TextsProvider>,
    ),
  )
  const { greeting } = (await loadTexts(language)).signIn
  for (let hour = 0; hour < 24; hour += 1) drawn[`${language}-${hour}`] = titled(html, greeting[greetingAt(hour)])
}
// Channels to other tabs would keep it from ending.
process.stdout.write(JSON.stringify(drawn), () => process.exit())
