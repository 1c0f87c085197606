import { textsOf } from '@omsorg/texts/all.ts'
import { cultureOf, htmlLanguageOf, languages } from '@omsorg/texts/language.ts'
import { expect } from '@playwright/test'
import { t, test } from './journey.ts'
import { fillInSignIn, userMenu } from './signing-in.ts'

const { signIn: words, shell } = t

test('the language changes at the door and inside, with the language of the page, whose words come only then (A-1-02, A-1-03, A-7.6-02, O-1-06)', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, language] = /\/assets\/(en|sv|fi|dk)-[^/]+\.js$/.exec(request.url()) ?? []
    if (language && !fetched.includes(language)) fetched.push(language)
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: words.submit, exact: true })).toBeVisible()
  const spoken = ['sv']
  expect(fetched).toEqual(spoken)
  await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(4)
  for (const language of [...languages, 'sv'] as const) {
    await page.getByRole('combobox').selectOption(language)
    await expect(page.getByRole('button', { name: textsOf(language).signIn.submit, exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguageOf(language))
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language)
    if (!spoken.includes(language)) spoken.push(language)
    expect(fetched).toEqual(spoken)
  }

  await fillInSignIn(page, 'orderer.se')
  await page.getByRole('button', { name: userMenu }).click()
  await page.getByRole('menuitem', { name: shell.userMenu.language }).click()
  for (const language of [...languages, 'sv'] as const) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ownNameOf(cultureOf(language)) })
      .click()
    const { navigation } = textsOf(language).shell
    await expect(page.getByRole('link', { name: navigation.careRecipients, includeHidden: true })).not.toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguageOf(language))
  }
})

/** 'Suomi': a language stands under its own name. */
function ownNameOf(culture: string): RegExp {
  const name = new Intl.DisplayNames(culture, { type: 'language' }).of(culture.slice(0, 2)) ?? ''
  return new RegExp(`^${name}$`, 'i')
}
