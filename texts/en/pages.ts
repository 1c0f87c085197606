export const pages = {
  accessDenied: {
    title: 'You do not have access here',
    body: 'Your role does not open this page. Ask your administrator if you need it.',
    noPlace: 'You are not connected to any care place yet. Ask your administrator to add you.',
    action: 'Go to the start',
  },
  notFound: {
    title: 'This page does not exist',
    body: 'The address may be mistyped, or the page may have moved.',
    action: 'Go to the start',
  },
  notBuilt: {
    title: 'This screen is not built yet',
    body: 'It will be here later. Nothing is wrong with your account.',
    whatItWillDo: 'What it will do',
    action: 'Go to the start',
  },
  failed: {
    title: 'This page could not be shown',
    body: 'Load it again. If that does not help, contact Customer Service.',
    action: 'Load again',
  },
}
