<?php
// Pretty permalinks for `php -S`: serves files, and passes all else to WordPress.

$root = $_SERVER['DOCUMENT_ROOT'];
$path = urldecode(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if ($path !== '/' && file_exists($root . $path) && !is_dir($root . $path)) {
    return false;
}
if (is_file($root . rtrim($path, '/') . '/index.php')) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $root . '/index.php';
