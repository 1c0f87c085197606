interface DemoAccount {
  readonly userName: string
  readonly application: string
  readonly who: string
}

/** The demo accounts as a table for the terminal, with the one password of them all. */
export function demoTable(accounts: readonly DemoAccount[], password: string): string {
  const width = (of: (account: DemoAccount) => string) => Math.max(...accounts.map((account) => of(account).length))
  const [userName, application] = [width((each) => each.userName), width((each) => each.application)]
  const lines = accounts.map(
    (each) => `  ${each.userName.padEnd(userName)}  ${each.application.padEnd(application)}  ${each.who}`,
  )
  return [`Demo accounts, password ${password}`, ...lines].join('\n')
}
