import type { AllTexts } from '@omsorg/texts/shape.ts'
import { type Page, expect } from '@playwright/test'

/** A tree says that two letters are too few and asks nobody; of the third on it asks, once. */
export async function expectShortestTerm(page: Page, term: string, { organisation: { tree } }: AllTexts) {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/\/(User|Operator)\/search$/.test(pathname)) asked.push(searchParams.get('searchTerm'))
  })
  const search = page.getByRole('searchbox').first()
  await search.fill(term.slice(0, 2))
  await expect(page.getByText(tree.tooShort({ count: 3 }))).toBeVisible()
  await search.fill(term)
  await expect(page).toHaveURL(new RegExp(`searchText=${term}`))
  await expect.poll(() => asked.filter((each) => each !== null)).toEqual([term])
  await search.fill('')
  await expect(page).not.toHaveURL(/searchText=/)
}
