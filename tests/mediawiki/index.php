<?php
// Readers' addresses for `php -S`, as Wikipedia has them: the wiki's own index shows the page.
chdir(__DIR__ . '/w');
$_SERVER['SCRIPT_NAME'] = '/w/index.php';
require __DIR__ . '/w/index.php';
