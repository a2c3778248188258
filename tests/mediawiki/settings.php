
// Settings of the wiki that the tests start (start-mediawiki.sh): nothing of it leaves the machine.
$wgRightsUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';
$wgRightsText = 'Creative Commons Attribution-ShareAlike 4.0';
$wgEnableEmail = false;
$wgShowExceptionDetails = true;
$wgArticlePath = '/wiki/$1';
