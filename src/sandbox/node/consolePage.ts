/** The console before its script runs; names no other origin, and has neither inline script nor style. */
export const consolePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Experience sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_sandbox/console.css">
<script type="module" src="/_sandbox/console.js"></script>
</head>
<body class="xp-root xp-console-page" data-xp-scheme="system">
<div id="console"></div>
<noscript>The console needs JavaScript. The Service itself does not.</noscript>
</body>
</html>
`
