import './browser-in-node.ts'
import { type Language, languages } from '@omsorg/texts/language.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import SignInPage from '../features/sign-in/token/SignInPage.tsx'
import { changeLanguage } from '../platform/language.ts'
import { TextsProvider } from '../platform/texts.tsx'
import { asPicture, withoutTitle } from './as-picture.ts'

/** The sign-in page as it stands before anybody has done anything, in each language. */
const drawn: Partial<Record<Language, string>> = {}
for (const language of languages) {
  await changeLanguage(language)
  const html = renderToStaticMarkup(
    <TextsProvider>
      <SignInPage />
    </TextsProvider>,
  )
  drawn[language] = withoutTitle(asPicture(html))
}
// Channels to other tabs would keep it from ending.
process.stdout.write(JSON.stringify(drawn), () => process.exit())
