/**
 * The first script of the page. It only asks for others, so that everything an address needs is on its way together: behind
 * a slow line each round after another costs a fifth of a second.
 */
const screens: readonly (readonly [address: RegExp, load: () => Promise<unknown>])[] = [
  [/^\/carerecipient\/?$/i, () => import('./features/care-recipients/recipient/list/CareRecipientListPage.tsx')],
  [
    /^\/carerecipient\/\d+\/?$/i,
    () =>
      Promise.all([
        import('./features/care-recipients/recipient/page/CareRecipientPage.tsx'),
        import('./features/prescriptions/row/ProductsTab.tsx'),
      ]),
  ],
  [/^\/order\/withdrawal\//i, () => import('./features/orders/withdrawal/WithdrawalWizardPage.tsx')],
  [/^\/productselection\/direct\//i, () => import('./features/product-selection/selection/SelectionPage.tsx')],
]

void import('./main.tsx')
if (!/^\/login\/?$/i.test(location.pathname)) void import('./application.tsx')
for (const [address, load] of screens) if (address.test(location.pathname)) void load()
